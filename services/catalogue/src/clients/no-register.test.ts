import { expect, test } from 'vitest';
import { noRegister } from './no-register.ts';

test('without a register look-ups find no vehicle', async () => {
  await expect(noRegister.vehiclesOf({ number: 'ABC123', state: 'VIC' }, undefined)).rejects.toMatchObject({
    kind: 'unavailable',
    details: { reason: 'not configured' },
  });
});
