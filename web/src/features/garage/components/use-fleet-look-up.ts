import type { Vehicle } from '@southline/rest/types';
import { useEffect, useRef, useState } from 'react';
import type { Api } from '../../../shared/http/api-client.ts';
import { useApi } from '../../../shared/http/api-context.ts';
import { isApiError, isTemporary, isUnauthorised } from '../../../shared/http/api-error.ts';
import { execute } from '../../../shared/http/execute.ts';
import type { FleetLine } from '../model/fleet-lines.ts';

/** The answer for a line. `several`: the member chooses a vehicle; the slug is empty before. */
export type FleetAnswer =
  | { readonly kind: 'waiting' | 'unreadable' | 'stateless' }
  | { readonly kind: 'unknown'; readonly problem: string }
  | { readonly kind: 'found'; readonly vehicle: Vehicle }
  | { readonly kind: 'several'; readonly vehicles: readonly Vehicle[]; readonly slug: string };

export interface FleetRow {
  readonly line: FleetLine;
  readonly answer: FleetAnswer;
}

const keyOf = ({ kind, number, state }: FleetLine): string => [kind, number, state].join(' ');

const begun = (line: FleetLine): FleetAnswer => {
  if (line.kind === 'none') return { kind: 'unreadable' };
  return { kind: line.kind === 'plate' && line.state === '' ? 'stateless' : 'waiting' };
};

const vehiclesOf = (api: Api, { kind, number, state }: FleetLine, signal: AbortSignal) =>
  kind === 'vin'
    ? execute(api, 'POST', 'api/Vehicle/SearchByVin', { value: number }, { signal })
    : execute(api, 'POST', 'api/Vehicle/SearchByRego', { value: number, state }, { signal });

/** The answer of one line. Throws what ends all look-ups: the day's limit, a lost connection, an ended session. */
const answerOf = async (api: Api, line: FleetLine, signal: AbortSignal): Promise<FleetAnswer> => {
  try {
    const vehicles = await vehiclesOf(api, line, signal);
    const [only, ...others] = vehicles;
    if (!only) return { kind: 'unknown', problem: '' };
    return others.length === 0 ? { kind: 'found', vehicle: only } : { kind: 'several', vehicles, slug: '' };
  } catch (error) {
    if (isTemporary(error) || isUnauthorised(error) || !isApiError(error)) throw error;
    return { kind: 'unknown', problem: error.errors?.[0]?.message ?? '' };
  }
};

/** The slug of the line's vehicle; empty before the choice. */
export const slugOf = ({ answer }: FleetRow): string => {
  if (answer.kind === 'found') return answer.vehicle.vehicleSlug;
  return answer.kind === 'several' ? answer.slug : '';
};

/**
 * Looks up the lines of a fleet one after the other. A refusal ends it and leaves the other lines waiting; `go` continues.
 * Plates and VINs stay in this component's state only.
 */
export const useFleetLookUp = () => {
  const api = useApi();
  const [rows, setRows] = useState<readonly FleetRow[]>([]);
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const running = useRef<AbortController>(undefined);
  /** The answers by line: a list that was edited is not looked up, and not counted, from the beginning. */
  const known = useRef(new Map<string, FleetAnswer>());
  useEffect(() => () => running.current?.abort(), []);

  const set = (row: number, answer: FleetAnswer) =>
    setRows((all) => all.map((each) => (each.line.row === row ? { ...each, answer } : each)));

  const go = async (from: readonly FleetRow[]) => {
    const run = new AbortController();
    running.current?.abort();
    running.current = run;
    setRows(from);
    setError(null);
    setRunning(true);
    try {
      for (const { line, answer } of from) {
        if (answer.kind !== 'waiting') continue;
        const found = known.current.get(keyOf(line)) ?? (await answerOf(api, line, run.signal));
        if (run.signal.aborted) return;
        known.current.set(keyOf(line), found);
        set(line.row, found);
      }
    } catch (failure) {
      if (run.signal.aborted) return;
      setError(failure instanceof Error ? failure : new Error(String(failure)));
    }
    setRunning(false);
  };

  return {
    rows,
    isRunning,
    error,
    start: (lines: readonly FleetLine[]) => void go(lines.map((line) => ({ line, answer: begun(line) }))),
    goOn: () => void go(rows),
    choose: (row: FleetRow, slug: string) =>
      row.answer.kind === 'several' && set(row.line.row, { ...row.answer, slug }),
    /** Drops the rows that are saved. */
    keep: (left: readonly FleetRow[]) => setRows(left),
    stop: () => {
      running.current?.abort();
      setRunning(false);
    },
  };
};
