import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const NODE_GLOBALS = [
  '__dirname',
  '__filename',
  'Buffer',
  'clearInterval',
  'clearTimeout',
  'console',
  'process',
  'setImmediate',
  'setInterval',
  'setTimeout',
];

/** In a rule table and what replaces its entries: `this` is the table that the caller went through, not the one in force. */
const NO_THIS = ['ThisExpression', 'Identifier[name="this"]'].map((selector) => ({
  selector,
  message: 'A rule asks the table in force, g.rules: `this` bypasses what is stacked on it.',
}));

/** An entry of a rule table that is given anything is given the game first, or the table where there is no game. */
const GAME_FIRST = {
  selector: [
    'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator > ObjectExpression > Property[method=true]',
    'FunctionExpression[params.length>0]:not([params.0.name=/^_?(g|rules)$/])',
  ].join(' > '),
  message: 'The first parameter of a rule is the game, `g`; in a check of a deck the rule table, `rules`.',
};

/** Each such function that is made gets a hidden class of its own, which keeps all that it closes over alive for long. */
const NO_INNER_GENERATOR = {
  selector: ':function :function[generator=true]',
  message: 'A procedure is a function of the module: one made anew at each call keeps its whole game alive.',
};

export default defineConfig(
  globalIgnores(['dist/', 'out/', 'report/', 'coverage/', '.vscode/', 'adapters/templates/', '**/__pycache__/']),
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    rules: {
      'no-constant-condition': ['error', { checkLoops: false }],
      'max-lines': ['error', { max: 600 }],
      complexity: ['warn', 20],
      eqeqeq: 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A rule may be a procedure that asks nobody anything, while its replacement in the table does.
      'require-yield': 'off',
    },
  },
  {
    files: ['**/*.ts'],
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    },
  },
  {
    // It runs in a browser.
    files: ['playground/page/**/*.ts'],
    languageOptions: { parserOptions: { project: './tsconfig.page.json', tsconfigRootDir: import.meta.dirname } },
  },
  {
    files: ['oracle/*/**/*.ts'],
    ignores: ['oracle/kernel/**', '!oracle/kernel/procedures/**', '!oracle/kernel/packs/**'],
    rules: { 'no-restricted-syntax': ['error', ...NO_THIS, GAME_FIRST, NO_INNER_GENERATOR] },
  },
  {
    files: ['oracle/kernel/**/*.ts', 'oracle/host.ts'],
    ignores: ['oracle/kernel/procedures/**', 'oracle/kernel/packs/**', 'oracle/kernel/testing/**'],
    rules: { 'no-restricted-syntax': ['error', NO_INNER_GENERATOR] },
  },
  {
    // Made once for each table.
    files: ['oracle/*/faults/**/*.ts', 'oracle/*/readings*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...NO_THIS, GAME_FIRST] },
  },
  {
    files: ['tests/**/*.ts'],
    // What a terminal is sent has control characters.
    rules: { complexity: 'off', 'no-control-regex': 'off' },
  },
  {
    // What is loaded when it is asked for; a synchronous import that the compiler still knows the type of.
    files: ['games/**/*.ts'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['**/*.js', '**/*.cjs', '**/*.mjs'],
    languageOptions: { globals: Object.fromEntries(NODE_GLOBALS.map((name) => [name, 'readonly'])) },
  },
  {
    files: ['reports/site/assets/*.js'],
    languageOptions: { globals: { document: 'readonly', window: 'readonly' } },
  },
  {
    files: ['**/*.js', '**/*.cjs'],
    languageOptions: { sourceType: 'commonjs' },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
