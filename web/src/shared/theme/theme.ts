import { Button, type CSSVariablesResolver, colorsTuple, createTheme, type MantineColorsTuple } from '@mantine/core';

// Every colour is a variable of tokens.css, which has another value in the dark scheme: no script needs to know about it.
const gray: MantineColorsTuple = [
  'var(--paper)',
  'var(--paper)',
  'var(--wash)',
  'var(--line)',
  'var(--line-field)',
  'var(--line-strong)',
  'var(--ink-faint)',
  'var(--ink-faint)',
  'var(--ink-soft)',
  'var(--ink)',
];

/** Text and fill of a colour need different steps. Mantine uses one step for both. */
export const fills: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-green-filled': 'var(--fill)',
    '--mantine-color-green-filled-hover': 'var(--fill-strong)',
    '--mantine-color-green-light-hover': 'var(--brand-wash)',
    '--mantine-color-red-filled': 'var(--error-fill)',
    '--mantine-color-red-filled-hover': 'var(--error-fill)',
  },
  dark: {},
});

const body = "'Inter Variable', 'Inter Fallback', Arial, sans-serif";
const heading = "'Archivo Variable', 'Archivo Fallback', Arial, sans-serif";

export const theme = createTheme({
  colors: { green: colorsTuple('var(--brand-deep)'), red: colorsTuple('var(--error)'), gray },
  primaryColor: 'green',
  white: 'var(--sheet)',
  black: 'var(--ink)',
  fontFamily: body,
  headings: { fontFamily: heading },
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
  lineHeights: { xs: '1.35', sm: '1.4', md: '1.5', lg: '1.5', xl: '1.4' },
  spacing: { xs: '0.375rem', sm: '0.625rem', md: '1rem', lg: '1.5rem', xl: '2.25rem' },
  radius: { xs: '2px', sm: '3px', md: '4px', lg: '6px', xl: '8px' },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  breakpoints: { xs: '30em', sm: '48.0625em', md: '62em', lg: '75em', xl: '88em' },
  components: {
    Button: Button.extend({ defaultProps: { fw: 650 } }),
    // Components are named and not imported, so that they are not part of the first script.
    TextInput: { defaultProps: { size: 'md' } },
    NativeSelect: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
  },
});
