// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button } from '../ui/button.tsx';
import { theme } from './theme.ts';

test('a button is as high as the fields beside it, unless it has a size of its own', () => {
  render(
    <MantineProvider theme={theme}>
      <style>{readFileSync(join(import.meta.dirname, 'global.css'), 'utf8')}</style>
      <Button>Search</Button>
      <Button size="sm">Add</Button>
    </MantineProvider>,
  );
  const height = (name: string) =>
    getComputedStyle(screen.getByRole('button', { name })).getPropertyValue('--button-height');
  expect(height('Search')).toBe('2.625rem');
  expect(height('Add')).not.toBe('2.625rem');
});
