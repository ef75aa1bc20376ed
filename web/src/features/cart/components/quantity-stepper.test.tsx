// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Texts } from '../../../shared/i18n/intl.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

const show = (quantity: number, minimum: number) => {
  const onChange = vi.fn<(quantity: number) => void>();
  const onStepDown = vi.fn<() => void>();
  const onEnter = vi.fn<(quantity: number) => void>();
  const moves = { onChange, onStepDown, onEnter };
  render(
    <Texts>
      <QuantityStepper quantity={quantity} minimum={minimum} name="HC-1" {...moves} />
    </Texts>,
  );
  const box = screen.getByLabelText<HTMLInputElement>('Quantity of HC-1');
  const type = (value: string) => {
    fireEvent.change(box, { target: { value } });
    fireEvent.keyDown(box, { key: 'Enter' });
  };
  return { ...moves, box, type };
};

test('a typed multiple of the minimum is taken with Enter', () => {
  const { onChange, type } = show(10, 10);
  type('40');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(40);
});

test('any other text stays in the box with its error', () => {
  const { onChange, type, box } = show(10, 10);
  type('25');
  expect(screen.getByText('Sold in multiples of 10.')).toBeDefined();
  expect(box.value).toBe('25');
  type('1000');
  expect(screen.getByText('The maximum quantity is 990.')).toBeDefined();
  expect(onChange).not.toHaveBeenCalled();
});

test('the steps are of the minimum, and end at the largest multiple', () => {
  const { onChange, onStepDown } = show(980, 10);
  fireEvent.click(screen.getByRole('button', { name: 'More HC-1' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(990);
  fireEvent.click(screen.getByRole('button', { name: 'Fewer HC-1' }));
  expect(onStepDown).toHaveBeenCalledOnce();
});

test('at the largest quantity there is no step up', () => {
  show(990, 10);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'More HC-1' }).disabled).toBe(true);
});

test('Enter with a quantity says so, with one that cannot be bought it does not', () => {
  const { onEnter, type } = show(10, 10);
  type('25');
  expect(onEnter).not.toHaveBeenCalled();
  type('40');
  expect(onEnter).toHaveBeenCalledExactlyOnceWith(40);
});
