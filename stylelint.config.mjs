// Style sheets take colours, space, radius and text sizes from tokens.css (apps/web/src/shared/ui/theme).
const pixels = '/(?<![\\d.])(?!1px)[\\d.]+(px|rem)/';

/** @type {import('stylelint').Config} */
export default {
  reportNeedlessDisables: true,
  rules: {
    'color-named': ['never', { message: 'Colours come from tokens.css' }],
    'color-no-hex': [true, { message: 'Colours come from tokens.css' }],
    'function-disallowed-list': [
      ['rgb', 'rgba', 'hsl', 'hsla', 'lab', 'lch', 'oklab', 'oklch'],
      { message: 'Colours come from tokens.css' },
    ],
    'declaration-property-value-disallowed-list': [
      {
        '/^(scroll-)?(margin|padding)/': [pixels],
        '/gap$/': [pixels],
        '/radius$/': [pixels],
        'font-size': ['/^[\\d.]+(px|rem)$/'],
      },
      { message: 'Space, radius and text sizes come from tokens.css' },
    ],
    'block-no-empty': true,
    'declaration-block-no-duplicate-properties': true,
    'declaration-block-no-shorthand-property-overrides': true,
    'no-duplicate-selectors': true,
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    'selector-class-pattern': ['^[a-z][a-zA-Z0-9]*$', { message: 'Classes are named in camelCase' }],
  },
  overrides: [
    {
      // The palette itself, and drawings of food and kitchens, whose colours nothing else has.
      files: [
        '**/theme/tokens.css',
        '**/illustrations/*.css',
        '**/art/*.css',
        '**/covers/*.css',
        '**/plate-scene.module.css',
      ],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null },
    },
  ],
};
