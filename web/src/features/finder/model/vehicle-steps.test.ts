import { expect, test } from 'vitest';
import { backTo, chooseMake, chooseModel, chooseVariant, chooseYear, currentStep, noSteps } from './vehicle-steps.ts';

const chosen = chooseVariant(chooseYear(chooseModel(chooseMake('TOYOTA'), 'HILUX'), 2018), {
  series: 'GUN126R',
  variant: 'SR5',
});

test('the first open question is the step to show', () => {
  expect(currentStep(noSteps)).toBe('make');
  expect(currentStep(chooseMake('TOYOTA'))).toBe('model');
  expect(currentStep(chooseModel(chooseMake('TOYOTA'), 'HILUX'))).toBe('year');
  expect(currentStep(chooseVariant(chosen, null))).toBe('variant');
  expect(currentStep(chosen)).toBe('vehicle');
});

test('a choice clears the choices that depend on it', () => {
  expect(chooseMake('FORD')).toEqual({ make: 'FORD', model: '', year: null, variant: null });
  expect(chooseModel(chosen, 'COROLLA')).toEqual({ make: 'TOYOTA', model: 'COROLLA', year: null, variant: null });
  expect(chooseYear(chosen, 2020)).toEqual({ make: 'TOYOTA', model: 'HILUX', year: 2020, variant: null });
});

test('going back opens that step again and keeps the earlier ones', () => {
  expect(currentStep(backTo(chosen, 'variant'))).toBe('variant');
  expect(backTo(chosen, 'year')).toEqual({ make: 'TOYOTA', model: 'HILUX', year: null, variant: null });
  expect(backTo(chosen, 'model')).toEqual(chooseMake('TOYOTA'));
  expect(backTo(chosen, 'make')).toEqual(noSteps);
});
