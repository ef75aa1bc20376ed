// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button } from '../ui/button.tsx';
import { theme } from './theme.ts';

test('a button is as high as the fields beside it, unless it has a size of its own', () => {
  render(
    <MantineProvider theme={theme}>
      <Button>Search</Button>
      <Button size="sm">Add</Button>
    </MantineProvider>,
  );
  const height = (name: string) => screen.getByRole('button', { name }).style.getPropertyValue('--button-height');
  expect(height('Search')).toBe('2.625rem');
  expect(height('Add')).toBe('var(--button-height-sm)');
});
