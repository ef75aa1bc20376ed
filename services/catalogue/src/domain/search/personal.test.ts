import { expect, it } from 'vitest';
import { looksPersonal } from './personal.ts';

it.each([
  'robin@southline.example',
  'call 0491 570 006',
  '+61 (3) 5550-1234',
  '6T153SK20-3X123 456',
  '7AT0B41X0 00012345',
  'GRX120-3012345',
  'gun125 3901234',
  'SPG101-10311',
  'jtmhv05j604012',
  'AB 12 CD',
  'abc123',
  '1ab-2cd',
  'S123ABC',
  'oil filter for ABC123',
  '1234567 8',
])('%s may be personal', (text) => expect(looksPersonal(text)).toBe(true));

it.each(['oil filtr', 'hilux 2018 roof rack', 'bosch 0 986', 'turbo for d22', 'SL-FX-1000-ZZ', 'шина', '5w-30 1l'])(
  '%s is not personal',
  (text) => expect(looksPersonal(text)).toBe(false),
);
