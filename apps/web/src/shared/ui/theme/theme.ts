import {
  createTheme,
  defaultVariantColorsResolver,
  type MantineThemeComponents,
  type VariantColorsResolver,
} from '@mantine/core';
import { MantineButton } from '../buttons/mantine-button.tsx';
import { BASIL, DARK, GRAY, SAFFRON, TOMATO } from './palette.ts';
import classes from './theme.module.css';

/** What is typed reads in its own direction. Mantine gives a `dir` of its inputs to what is around them. */
const AS_WRITTEN = { input: { dir: 'auto' } };

/**
 * Defaults and styles of the Mantine components in use. Written as plain objects: `Button.extend` would bring every
 * component into the first download.
 */
const COMPONENTS: MantineThemeComponents = {
  ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 44, radius: 'xl' } },
  Alert: { defaultProps: { variant: 'light' }, classNames: { root: classes.alert, message: classes.ink } },
  Anchor: { defaultProps: { underline: 'always' }, classNames: { root: classes.anchor } },
  Button: { defaultProps: { size: 'md', component: MantineButton }, classNames: { root: classes.button } },
  Checkbox: { classNames: { input: classes.checkbox } },
  Drawer: { classNames: { content: classes.modal, header: classes.modal, title: classes.modalTitle } },
  Input: { defaultProps: { size: 'md' }, classNames: { wrapper: classes.field, input: classes.input } },
  InputWrapper: {
    defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
    classNames: { label: classes.label, description: classes.description, error: classes.error },
  },
  Menu: {
    defaultProps: { shadow: 'none', radius: 'md', transitionProps: { transition: 'fade', duration: 150 } },
    classNames: { dropdown: classes.dropdown, item: classes.menuItem },
  },
  Modal: {
    defaultProps: { radius: 'md', transitionProps: { transition: 'fade', duration: 160 } },
    classNames: { content: classes.modal, header: classes.modal, title: classes.modalTitle },
  },
  Paper: { classNames: { root: classes.paper } },
  Popover: { classNames: { dropdown: classes.dropdown } },
  Radio: { defaultProps: { iconColor: 'var(--on-primary)' } },
  Skeleton: { classNames: { root: classes.skeleton } },
  Textarea: { defaultProps: { attributes: AS_WRITTEN } },
  TextInput: { defaultProps: { attributes: AS_WRITTEN } },
  Tooltip: {
    defaultProps: {
      withArrow: true,
      openDelay: 300,
      events: { hover: true, focus: true, touch: false },
      // What lies at the end of the document belongs to no landmark of the page.
      portalProps: { target: 'main' },
    },
    classNames: { tooltip: classes.tooltip },
  },
};

const SANS = '"Figtree Variable", "Figtree Fallback", system-ui, sans-serif';
const SERIF = '"Fraunces Variable", "Fraunces Fallback", Georgia, serif';

// Basil is dark in the light theme and light in the dark one, so what lies on it follows the theme, not the palette.
const variantColors: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  const isPrimary = !input.color || input.color === 'basil';
  return input.variant === 'filled' && isPrimary ? { ...colors, color: 'var(--on-primary)' } : colors;
};

/** The look of every Mantine component; colours and measures beyond Mantine's own lie in tokens.css. */
export const theme = createTheme({
  colors: { basil: BASIL, tomato: TOMATO, saffron: SAFFRON, gray: GRAY, dark: DARK },
  primaryColor: 'basil',
  primaryShade: { light: 7, dark: 3 },
  autoContrast: true,
  variantColorResolver: variantColors,
  black: '#1F2A24',
  white: '#FFFFFF',
  fontFamily: SANS,
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSizes: {
    xs: 'var(--text-12)',
    sm: 'var(--text-14)',
    md: 'var(--text-16)',
    lg: 'var(--text-18)',
    xl: 'var(--text-22)',
  },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.55', lg: '1.55', xl: '1.4' },
  spacing: {
    xs: 'var(--space-8)',
    sm: 'var(--space-12)',
    md: 'var(--space-16)',
    lg: 'var(--space-24)',
    xl: 'var(--space-32)',
  },
  radius: {
    xs: 'var(--radius-4)',
    sm: 'var(--radius-8)',
    md: 'var(--radius-10)',
    lg: 'var(--radius-16)',
    xl: 'var(--radius-pill)',
  },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  headings: {
    fontFamily: SERIF,
    fontWeight: '560',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'clamp(var(--text-28), 1.3rem + 2vw, var(--text-36))', lineHeight: '1.15' },
      h2: { fontSize: 'var(--text-28)', lineHeight: '1.15' },
      h3: { fontSize: 'var(--text-22)', lineHeight: '1.2' },
      h4: { fontSize: 'var(--text-18)', lineHeight: '1.3' },
      h5: { fontSize: 'var(--text-16)', lineHeight: '1.4' },
      h6: { fontSize: 'var(--text-14)', lineHeight: '1.4' },
    },
  },
  components: COMPONENTS,
});
