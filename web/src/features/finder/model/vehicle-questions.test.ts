import { expect, test } from 'vitest';
import { narrowed } from './vehicle-questions.ts';

const vehicle = (body: string, engine: string, power: string, code: string) => ({
  carline: `${body}, ${engine}, ${power}, ${code}, 4WD, Automatic`,
});
const bodies = ['Utility', 'Cab chassis'];
const diesels = bodies.flatMap((body) => [
  vehicle(body, '2.8 L 4 cyl Diesel', '150 kW', '1GD-FTV'),
  vehicle(body, '2.4 L 4 cyl Diesel', '110 kW', '2GD-FTV'),
  vehicle(body, '3.0 L 4 cyl Diesel', '126 kW', '1KD-FTV'),
]);
const petrols = bodies.map((body) => vehicle(body, '2.7 L 4 cyl Petrol', '122 kW', '2TR-FE'));
const all = [...diesels, ...petrols];

test('many vehicles become a question about the fuel, then one about the engine', () => {
  expect(narrowed(all, {}).asked).toEqual({ question: 'fuel', choices: ['Diesel', 'Petrol'] });
  const { left, asked } = narrowed(all, { fuel: 'Diesel' });
  expect(left).toEqual(diesels);
  expect(asked).toEqual({
    question: 'engine',
    choices: [
      '2.4 L 4 cyl Diesel, 110 kW, 2GD-FTV',
      '2.8 L 4 cyl Diesel, 150 kW, 1GD-FTV',
      '3.0 L 4 cyl Diesel, 126 kW, 1KD-FTV',
    ],
  });
  expect(narrowed(all, { fuel: 'Diesel', engine: '2.4 L 4 cyl Diesel, 110 kW, 2GD-FTV' })).toEqual({
    left: [diesels[1], diesels[4]],
    asked: null,
  });
});

test('few vehicles are listed at once', () => {
  expect(narrowed(all, { fuel: 'Petrol' })).toEqual({ left: petrols, asked: null });
  expect(narrowed(all.slice(0, 4), {}).asked).toBeNull();
});

test('a question that does not part the vehicles is left out', () => {
  expect(narrowed(diesels, {}).asked?.question).toBe('engine');
  const same = bodies.flatMap(() => petrols).concat(petrols);
  expect(narrowed(same, {})).toEqual({ left: same, asked: null });
});

test('vehicles whose fuel is not known are not hidden behind a question', () => {
  expect(narrowed([...all, { carline: 'Utility' }], {}).asked).toBeNull();
});
