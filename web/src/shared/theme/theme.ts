import { Button, createTheme, type MantineColorsTuple } from '@mantine/core';

const green: MantineColorsTuple = [
  '#e8f5f0',
  '#cdebdf',
  '#9fd8c2',
  '#6cc4a3',
  '#3fb187',
  '#18a074',
  '#008f68',
  '#007f5c',
  '#00704f',
  '#005a40',
];

const amber: MantineColorsTuple = [
  '#fff6df',
  '#ffeab8',
  '#ffdb85',
  '#ffcc52',
  '#ffbe26',
  '#ffb000',
  '#d99500',
  '#a87300',
  '#7a5200',
  '#523700',
];

const gray: MantineColorsTuple = [
  '#f6f8f7',
  '#eef2f0',
  '#e6ecea',
  '#dfe6e3',
  '#c9d4cf',
  '#b9c6c0',
  '#87968f',
  '#5d706a',
  '#46574f',
  '#22382f',
];

const red: MantineColorsTuple = [
  '#fdf0ef',
  '#f9d9d6',
  '#f0b0ab',
  '#e6847d',
  '#d95c53',
  '#c93d33',
  '#b3261e',
  '#991d16',
  '#7d1610',
  '#5e0f0b',
];

const body = "'Inter Variable', 'Inter Fallback', Arial, sans-serif";
const heading = "'Archivo Variable', 'Archivo Fallback', Arial, sans-serif";

/** Shade 8 of green is the step that carries white text at 4.5:1; 6 is the brand colour itself. */
export const theme = createTheme({
  colors: { green, amber, gray, red },
  primaryColor: 'green',
  primaryShade: 8,
  black: '#10231d',
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
    // By name, so that the theme does not pull them into the first script.
    TextInput: { defaultProps: { size: 'md' } },
    NativeSelect: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
  },
});
