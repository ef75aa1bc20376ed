import { type Consumer, stores } from '../../processes/src/capacity/costs.ts';
import { workOf } from '../../processes/src/capacity/model.ts';
import { serviceNames } from '../../processes/src/index.ts';

type Used = ReadonlyMap<string, number>;

interface Measured {
  readonly operations: number;
  readonly placed: number;
  /** From the start of the load until the last mail. */
  readonly seconds: number;
  /** Milliseconds of processor time by process; of an idle one in each second. */
  readonly used: Used;
  readonly idle: Used;
}

interface Row {
  readonly name: Consumer;
  /** Milliseconds of an operation of the scenario `mixed`. */
  readonly model: number;
  readonly measured: number;
}

export interface Judgement {
  readonly rows: readonly Row[];
  /** Measured, divided by the model, over all processes. */
  readonly ratio: number;
  readonly holds: boolean;
}

/** The share by which a measurement may differ from the model. */
const accepted = 0.2;

/** The processes of a service together: `orders#2` is one of orders. */
const sumOf = (used: Used, name: string): number =>
  [...used].reduce((sum, [each, ms]) => sum + (each === name || each.startsWith(`${name}#`) ? ms : 0), 0);

/** Compares a run of the scenario `mixed` with the capacity model, without what idle processes use. */
export const againstModel = ({ operations, placed, seconds, used, idle }: Measured): Judgement => {
  const rows = [...serviceNames, ...stores].map((name) => ({
    name,
    model: workOf(name, operations - placed, placed) / operations,
    measured: Math.max(0, sumOf(used, name) - seconds * sumOf(idle, name)) / operations,
  }));
  const total = (of: 'model' | 'measured') => rows.reduce((sum, row) => sum + row[of], 0);
  const ratio = total('measured') / total('model');
  return { rows, ratio, holds: Math.abs(ratio - 1) <= accepted };
};

/** The comparison as text. */
export const describeModel = ({ rows, ratio, holds }: Judgement): string => {
  const cells = rows
    .filter(({ model, measured }) => model + measured > 0.1)
    .map(
      ({ name, model, measured }) =>
        `  ${name.padEnd(14)} ${model.toFixed(2).padStart(7)} ${measured.toFixed(2).padStart(9)}`,
    );
  const verdict = `  ${holds ? 'held  ' : 'MISSED'}  all together ${ratio.toFixed(2)} times the model, accepted 0.80 to 1.20`;
  return ['against the capacity model: ms per operation', '  process          model  measured', ...cells, verdict].join(
    '\n',
  );
};
