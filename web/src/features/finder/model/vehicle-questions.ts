import type { ChosenVehicle } from '../../../shared/store/finder-slice.ts';

export type Question = 'fuel' | 'engine';
export type Answers = Partial<Record<Question, string>>;

/** So few vehicles are read at a glance. */
const FEW = 4;

const fuel = /(?:^| )(Plug-in Hybrid|Hybrid|Petrol|Diesel|Electric|LPG)$/i;

/** The carline names body, engine, power, engine code, drive and gearbox: "Utility, 2.8 L 4 cyl Diesel, 150 kW, 1GD-FTV, 4WD". */
const engineAt = (parts: readonly string[]): number => parts.findIndex((part) => fuel.test(part));

const answerOf: Record<Question, (vehicle: Pick<ChosenVehicle, 'carline'>) => string> = {
  fuel: ({ carline }) => {
    const parts = carline.split(', ');
    return fuel.exec(parts[engineAt(parts)] ?? '')?.[1] ?? '';
  },
  engine: ({ carline }) => {
    const parts = carline.split(', ');
    const at = engineAt(parts);
    return at < 0 ? '' : parts.slice(at, at + 3).join(', ');
  },
};

type Asked = { question: Question; choices: string[] };

/**
 * The vehicles that the answers leave, and the next question if they are still many. A question is asked only if its answers
 * part the vehicles, and if every vehicle has one.
 */
export const narrowed = <V extends Pick<ChosenVehicle, 'carline'>>(
  vehicles: readonly V[],
  answers: Answers,
): { left: readonly V[]; asked: Asked | null } => {
  let left = vehicles;
  for (const question of ['fuel', 'engine'] as const) {
    const answer = answers[question];
    if (answer !== undefined) {
      left = left.filter((vehicle) => answerOf[question](vehicle) === answer);
      continue;
    }
    if (left.length <= FEW) break;
    const choices = [...new Set(left.map(answerOf[question]))];
    if (choices.length > 1 && !choices.includes('')) return { left, asked: { question, choices: choices.sort() } };
  }
  return { left, asked: null };
};
