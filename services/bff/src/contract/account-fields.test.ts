import { expect, test } from 'vitest';
import { requireFields } from './account-fields.ts';

const texts = { email: 'required_email', password: 'required_password' };

test('every empty field is named with its text', () => {
  expect(() => requireFields({ email: ' ', password: '' }, texts)).toThrow(
    expect.objectContaining({ kind: 'invalid', message: 'required_email', details: texts }),
  );
});

test('filled fields pass', () => {
  expect(() => requireFields({ email: 'a@b.example', password: ' x' }, texts)).not.toThrow();
});
