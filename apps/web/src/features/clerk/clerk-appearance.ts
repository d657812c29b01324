/** Clerk's forms in our colours and type; the page around them has the title, the frame and the way to the other form. */
export const CLERK_APPEARANCE = {
  variables: {
    colorPrimary: 'var(--primary)',
    colorPrimaryForeground: 'var(--on-primary)',
    colorDanger: 'var(--tomato)',
    colorSuccess: 'var(--primary)',
    colorForeground: 'var(--ink)',
    colorMutedForeground: 'var(--muted)',
    colorBackground: 'var(--surface)',
    colorInput: 'var(--surface)',
    colorInputForeground: 'var(--ink)',
    colorNeutral: 'var(--ink)',
    colorRing: 'var(--focus)',
    colorBorder: 'var(--field-border)',
    fontFamily: 'inherit',
    fontSize: '1rem',
    borderRadius: '8px',
  },
  elements: {
    rootBox: { width: '100%' },
    cardBox: { width: '100%', maxWidth: 'none', boxShadow: 'none', border: 'none', borderRadius: 0 },
    card: { padding: '4px', boxShadow: 'none', border: 'none', background: 'transparent', gap: '20px' },
    header: { display: 'none' },
    footer: { display: 'none' },
    formButtonPrimary: {
      minHeight: '40px',
      border: 'none',
      background: 'var(--primary)',
      boxShadow: 'none',
      fontSize: '1rem',
      fontWeight: 600,
      // The library lays a shine over it.
      '&::after': { display: 'none' },
    },
    formFieldInput: {
      minHeight: '40px',
      // The library draws the frame as a shadow too faint to be seen, and a red one around what is wrong.
      '&:not([aria-invalid="true"])': { boxShadow: '0 0 0 1px var(--field-border) !important' },
    },
  },
};
