import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default ts.config(
  // Written by `make wire`.
  { ignores: ['src/lib/api/wire.ts', 'src/games/*/types.ts'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { files: ['**/*.js'], languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ['**/*.ts', '**/*.svelte'],
    rules: {
      // The compiler knows which names there are.
      'no-undef': 'off',
      // A parameter that begins with an underscore keeps the place of the next one.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // Maps and sets are made anew and replaced as a whole, which is cheaper to watch than every entry.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['**/*.svelte'],
    // `{' '}` keeps a space at the end of a block, which the compiler would drop.
    rules: { 'svelte/no-useless-mustaches': 'off' },
  },
  {
    rules: {
      // Prettier breaks code; this is for comments and expressions in markup.
      'max-len': [
        'error',
        {
          code: 120,
          ignoreStrings: true,
          ignoreTemplateLiterals: true,
          ignoreRegExpLiterals: true,
          ignorePattern: ' d="M|svelte-ignore|eslint-disable-next-line',
        },
      ],
    },
  },
)
