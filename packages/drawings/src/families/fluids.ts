import { type Attributes, kindOf, numberOf, textOf } from '../attributes.ts';
import type { Contents } from '../vocabulary/container-label.ts';
import { drawVessel, type Vessel } from '../vocabulary/containers.ts';
import type { Pen } from '../vocabulary/pen.ts';

/** Litres or kilograms of "500 mL", "5 L", "450 g", "5"; `plain` is the unit of a bare number. */
function amountOf(text: string, plain: 'L' | 'mL'): number {
  const match = /(\d+(?:\.\d+)?)\s*(mL|L|kg|g)?/i.exec(text);
  if (!match) return 0;
  const unit = (match[2] ?? plain).toLowerCase();
  return Number(match[1]) / (unit === 'ml' || unit === 'g' ? 1000 : 1);
}

export const amountText = (amount: number, weight: boolean): string => {
  const [large, small] = weight ? ['kg', 'g'] : ['L', 'mL'];
  return amount >= 1 ? `${Number(amount.toFixed(2))} ${large}` : `${Math.round(amount * 1000)} ${small}`;
};

/** Container that a fluid of this volume is sold in. */
function vesselFor(litres: number): Vessel {
  if (litres < 0.9) return 'bottle';
  if (litres <= 10) return 'jug';
  if (litres <= 25) return 'pail';
  return litres <= 250 ? 'drum' : 'bulk';
}

export function drawFluid(pen: Pen, attributes: Attributes): void {
  const amount = amountOf(textOf(attributes, 'pack_l', 'volume'), 'L') || 5;
  const mark = textOf(attributes, 'viscosity', 'gear_viscosity', 'brake_fluid', 'atf', 'coolant', 'api_gear') || 'OIL';
  const contents: Contents = {
    amount,
    amountText: amountText(amount, false),
    mark: mark.split('(')[0]?.trim().slice(0, 12) ?? '',
  };
  if (pen.isDetail) pen.margin = [60, 36];
  pen.relative = { size: Math.cbrt(amount), reference: Math.cbrt(205), power: 0.12 };
  drawVessel(pen, vesselFor(amount), contents);
}

export function drawChemical(pen: Pen, attributes: Attributes): void {
  const volume = textOf(attributes, 'volume');
  const weight = textOf(attributes, 'weight');
  const form = textOf(attributes, 'form').toLowerCase();
  const product = kindOf(attributes);
  const amount = amountOf(volume || weight, 'mL') || (form === 'aerosol' || form === '' ? 0.4 : 0.5);
  const dangerous = textOf(attributes, 'dg_class');
  const contents: Contents = {
    amount,
    amountText: amountText(amount, volume === ''),
    mark: initials(product),
    ...(dangerous !== '' && dangerous !== 'none' ? { diamond: dangerous } : {}),
  };
  if (pen.isDetail) pen.margin = [60, 36];
  pen.relative = { size: Math.cbrt(amount), reference: Math.cbrt(205), power: 0.06 };
  drawVessel(pen, chemicalVessel(form, amount, product), contents);
}

function chemicalVessel(form: string, amount: number, product: string): Vessel {
  if (/aerosol|spray/.test(form)) return 'aerosol';
  if (/trigger/.test(form)) return 'trigger';
  if (/cartridge/.test(form)) return 'cartridge';
  if (/tube|sachet/.test(form)) return 'tube';
  if (/tub/.test(form) || (/grease|hand cleaner/.test(product) && amount < 4 && form !== '')) return 'tub';
  if (form === '') return 'aerosol';
  return vesselFor(amount);
}

/** "Brake & Parts Cleaner" → "BPC", "Degreaser" → "DEGREASER": labels cans without small type. */
function initials(product: string): string {
  const words = (product.split('(')[0] ?? '')
    .toUpperCase()
    .split(/[^A-Z]+/)
    .filter((word) => word !== '');
  const [only = ''] = words;
  return words.length === 1
    ? only.slice(0, 9)
    : words
        .slice(0, 3)
        .map((word) => word.charAt(0))
        .join('');
}

export const drawPackedFluid = (pen: Pen, attributes: Attributes, mark: string): void => {
  const amount = numberOf(attributes, 'pack_l', 1);
  drawVessel(pen, vesselFor(amount), { amount, amountText: amountText(amount, false), mark });
};
