import { expect, test } from 'vitest';
import { isAddress, shownEvent } from './shown-event.ts';

const known = {
  open: {
    label: { defaultMessage: 'Open day' },
    desc: { defaultMessage: 'Come' },
    url: { defaultMessage: 'products' },
  },
};

test('the text from the previous page is used before the loaded texts', () => {
  const state = { label: 'Said', desc: 'There', url: 'offers' };
  expect(shownEvent('open', state, {}, known)).toEqual(state);
});

test('loaded texts go before the own ones, also for an event that only they know', () => {
  const texts = { 'events.open.label': '开放日', 'events.new.label': 'New', 'events.new.desc': 'Text' };
  expect(shownEvent('open', undefined, texts, known)).toEqual({ label: '开放日', desc: 'Come', url: 'products' });
  expect(shownEvent('new', undefined, texts, known)).toEqual({ label: 'New', desc: 'Text', url: undefined });
});

test('an unknown id is no event, whatever objects inherit', () => {
  expect(shownEvent('none', undefined, {}, known)).toBeNull();
  expect(shownEvent('constructor', undefined, {}, known)).toBeNull();
});

test('a script or a foreign scheme is no address', () => {
  expect(['products/Batteries', 'parts-finder?category=PPE', 'https://data.southline.example/x'].every(isAddress)).toBe(
    true,
  );
  expect(['javascript:alert(1)', '//elsewhere.example', 'data:text/html,x', '[!! products !!]'].some(isAddress)).toBe(
    false,
  );
  expect(shownEvent('x', { label: 'L', desc: '', url: 'javascript:alert(1)' }, {}, known)?.url).toBeUndefined();
});
