import type { MantineThemeComponents } from '@mantine/core';
import { MantineButton } from '../components/mantine-button.tsx';
import classes from './components.module.css';

/** What is typed reads in its own direction. Mantine gives a `dir` of its inputs to what is around them. */
const AS_WRITTEN = { input: { dir: 'auto' } };

/**
 * Defaults and styles of the Mantine components in use. Written as plain objects: `Button.extend` would bring every
 * component into the first download.
 */
export const COMPONENTS: MantineThemeComponents = {
  ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 44, radius: 'xl' } },
  Alert: { defaultProps: { variant: 'light' }, classNames: { root: classes.alert, message: classes.ink } },
  Anchor: { defaultProps: { underline: 'always' }, classNames: { root: classes.anchor } },
  Button: { defaultProps: { size: 'md', component: MantineButton }, classNames: { root: classes.button } },
  Checkbox: { classNames: { input: classes.checkbox } },
  Drawer: { classNames: { content: classes.modal, header: classes.modal } },
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
    classNames: { content: classes.modal, header: classes.modal },
  },
  Paper: { classNames: { root: classes.paper } },
  Popover: { classNames: { dropdown: classes.dropdown } },
  Radio: { defaultProps: { iconColor: 'var(--on-primary)' } },
  Skeleton: { classNames: { root: classes.skeleton } },
  Textarea: { defaultProps: { attributes: AS_WRITTEN } },
  TextInput: { defaultProps: { attributes: AS_WRITTEN } },
  Tooltip: {
    defaultProps: { withArrow: true, openDelay: 300, events: { hover: true, focus: true, touch: false } },
    classNames: { tooltip: classes.tooltip },
  },
};
