/**
 * What makes each map a place of its own: the colour of its sea, soil and neighbours, how its sea is drawn, what grows
 * there.
 */

export type Waves = 'swell' | 'scales' | 'engraved' | 'dots' | 'ice' | 'ripples'
export type Growth =
  'fir' | 'oak' | 'cypress' | 'palm' | 'dune' | 'blossom' | 'bamboo' | 'acacia' | 'grass' | 'tulip' | 'maple' | 'birch'
export type Peaks = 'alpine' | 'rolling' | 'volcano' | 'table'

export interface Character {
  /** In light and in dark. */
  sea: [string, string]
  soil: [string, string]
  around: [string, string]
  waves: Waves
  peaks: Peaks
  grows: Growth[]
}

const TEMPERATE: Character = {
  sea: ['#c5dde6', '#12242e'],
  soil: ['#eee7d2', '#2f3730'],
  around: ['#e6e2d6', '#20282c'],
  waves: 'swell',
  peaks: 'rolling',
  grows: ['oak', 'fir'],
}

const CHARACTERS: Record<string, Partial<Character>> = {
  australia: {
    sea: ['#a9dbe0', '#0d2a33'],
    soil: ['#e9b486', '#4a2f22'],
    around: ['#dfe2c8', '#22302b'],
    waves: 'ripples',
    peaks: 'table',
    grows: ['grass', 'acacia', 'dune'],
  },
  'baden-wuerttemberg': {
    soil: ['#e6e4bf', '#33391f'],
    around: ['#eee9dc', '#23292b'],
    grows: ['fir', 'fir', 'cypress'],
    peaks: 'rolling',
  },
  benelux: {
    sea: ['#b9d3dd', '#10222d'],
    soil: ['#e3ecc6', '#2c3a2a'],
    around: ['#ebe6d8', '#22282a'],
    waves: 'engraved',
    grows: ['tulip', 'grass'],
  },
  brazil: {
    sea: ['#9fd6d8', '#0b2830'],
    soil: ['#c9dc9a', '#24391f'],
    around: ['#dfe0c4', '#20291f'],
    waves: 'ripples',
    peaks: 'table',
    grows: ['palm', 'oak', 'palm'],
  },
  'central-europe': {
    soil: ['#ece3c6', '#35352a'],
    around: ['#e4e3da', '#20282c'],
    peaks: 'alpine',
    grows: ['oak', 'grass'],
  },
  china: {
    sea: ['#bcdad4', '#102827'],
    soil: ['#efdcae', '#3f3521'],
    around: ['#e6e0cf', '#242724'],
    waves: 'scales',
    peaks: 'alpine',
    grows: ['bamboo', 'bamboo', 'grass'],
  },
  france: {
    sea: ['#bcd6ea', '#101f31'],
    soil: ['#efe4cf', '#38342f'],
    around: ['#e7e4de', '#212629'],
    waves: 'engraved',
    peaks: 'alpine',
    grows: ['cypress', 'oak', 'grass'],
  },
  germany: { soil: ['#e8e6c6', '#30382b'] },
  india: {
    sea: ['#a5d6d6', '#0c2729'],
    soil: ['#f0d49a', '#46351c'],
    around: ['#e5dcc6', '#27261f'],
    waves: 'ripples',
    peaks: 'alpine',
    grows: ['palm', 'grass', 'acacia'],
  },
  italy: {
    sea: ['#a8d0e6', '#0d2233'],
    soil: ['#f0dfba', '#3f3524'],
    around: ['#e6e2d3', '#22282a'],
    waves: 'engraved',
    peaks: 'alpine',
    grows: ['cypress', 'cypress', 'oak'],
  },
  japan: {
    sea: ['#bccfe4', '#111d33'],
    soil: ['#f5e9e2', '#383036'],
    around: ['#e4e3dd', '#212529'],
    waves: 'scales',
    peaks: 'volcano',
    grows: ['blossom', 'blossom', 'fir'],
  },
  korea: {
    sea: ['#c3dbe0', '#12252c'],
    soil: ['#e9ecd3', '#2f382f'],
    around: ['#e5e0d3', '#232826'],
    waves: 'scales',
    peaks: 'rolling',
    grows: ['fir', 'blossom'],
  },
  'middle-east': {
    sea: ['#a4d8d3', '#0d2a2b'],
    soil: ['#f1d9a5', '#47371f'],
    around: ['#ecdcba', '#332b1d'],
    waves: 'ripples',
    peaks: 'table',
    grows: ['dune', 'dune', 'palm'],
  },
  'northern-europe': {
    sea: ['#c0d5e2', '#101e2b'],
    soil: ['#e2e8da', '#2a3433'],
    around: ['#e5e7e6', '#222a2e'],
    waves: 'swell',
    peaks: 'alpine',
    grows: ['fir', 'birch', 'fir'],
  },
  quebec: {
    sea: ['#c3d9e3', '#10212b'],
    soil: ['#efd9bd', '#3f3024'],
    around: ['#e6e5d8', '#232a27'],
    waves: 'swell',
    peaks: 'rolling',
    grows: ['maple', 'fir', 'maple'],
  },
  russia: {
    sea: ['#d5e3ea', '#15222b'],
    soil: ['#e9ece6', '#2d3436'],
    around: ['#e2e3e2', '#22282c'],
    waves: 'ice',
    peaks: 'alpine',
    grows: ['fir', 'birch', 'fir'],
  },
  'south-africa': {
    sea: ['#a9d3df', '#0d2630'],
    soil: ['#eedba4', '#41361e'],
    around: ['#e6dcbc', '#2b281c'],
    waves: 'swell',
    peaks: 'table',
    grows: ['acacia', 'grass', 'acacia'],
  },
  'spain-portugal': {
    sea: ['#a9d2e8', '#0d2233'],
    soil: ['#f3dcae', '#45361f'],
    around: ['#e9e1cd', '#282722'],
    waves: 'engraved',
    peaks: 'rolling',
    grows: ['cypress', 'grass', 'oak'],
  },
  'uk-ireland': {
    sea: ['#b7d2da', '#10232b'],
    soil: ['#d8e8c0', '#28392a'],
    around: ['#e7e3d4', '#22282a'],
    waves: 'dots',
    peaks: 'rolling',
    grows: ['oak', 'grass'],
  },
  usa: {
    sea: ['#b4d3e4', '#0f2130'],
    soil: ['#eddfb8', '#3b3524'],
    around: ['#e5e3d4', '#232a27'],
    waves: 'dots',
    peaks: 'alpine',
    grows: ['grass', 'oak', 'fir'],
  },
}

export const characterOf = (map: string): Character => ({ ...TEMPERATE, ...CHARACTERS[map] })
