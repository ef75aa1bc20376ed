import { expect, test } from 'vitest';
import { parseCommand, UsageError } from './command.ts';

const topic = 'southline.orders.order-placed.v1';

test('list looks everywhere, on one topic, or at one service', () => {
  expect(parseCommand(['list'])).toMatchObject({
    action: 'list',
    places: expect.arrayContaining([{ topic, service: 'documents' }]),
  });
  const services = (words: string[]) => {
    const command = parseCommand(words);
    return command.action === 'list' ? command.places.map(({ service }) => service) : [];
  };
  expect(services(['list', topic])).toEqual(['catalogue', 'documents', 'notifications', 'vouchers']);
  expect(services(['list', topic, 'catalogue'])).toEqual(['catalogue']);
});

test('replay names one place', () => {
  expect(parseCommand(['replay', topic, 'catalogue'])).toEqual({
    action: 'replay',
    place: { topic, service: 'catalogue' },
  });
  expect(() => parseCommand(['replay', topic])).toThrow(UsageError);
  expect(() => parseCommand(['replay'])).toThrow('usage');
});

test('discard names a place, one message and a reason', () => {
  const place = { topic, service: 'catalogue' };
  expect(parseCommand(['discard', topic, 'catalogue', 'e-1', 'sent', 'by', 'hand'])).toEqual({
    action: 'discard',
    place,
    name: 'e-1',
    reason: 'sent by hand',
  });
  expect(() => parseCommand(['discard', topic, 'catalogue', 'e-1'])).toThrow(UsageError);
  expect(() => parseCommand(['discard', topic, 'catalogue', 'e-1', ' '])).toThrow(UsageError);
});

test('an unknown place is answered with the list of places', () => {
  expect(() => parseCommand(['list', 'southline.orders.order-placed'])).toThrow(`${topic} documents`);
  expect(() => parseCommand(['replay', topic, 'payments'])).toThrow('is no topic and its reader');
});

test.each([[[]], [['drop']], [['list', topic, 'catalogue', 'now']]])('%j is answered with the usage', (words) => {
  expect(() => parseCommand(words)).toThrow('usage');
});
