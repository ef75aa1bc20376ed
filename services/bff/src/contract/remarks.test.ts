import { noRemarks } from '@southline/kernel/order';
import { expect, test } from 'vitest';
import { toRemarks } from './remarks.ts';

test('extra e-mails are split at semicolons, blanks and empty ones dropped', () => {
  expect(toRemarks({ ccemail: ' a@southline.example;; b@southline.example ;' })?.ccEmails).toEqual([
    'a@southline.example',
    'b@southline.example',
  ]);
});

test('nothing given is nothing, one field alone leaves the others empty', () => {
  expect(toRemarks({})).toBeUndefined();
  expect(toRemarks({ notes: '' })).toEqual(noRemarks);
});
