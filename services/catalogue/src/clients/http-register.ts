import { z } from 'zod';
import type { VehicleRegister } from '../domain/vehicles/plate.ts';
import { registerAway } from './register-errors.ts';

const answer = z.object({
  vehicles: z
    .array(
      z.object({
        make: z.string(),
        model: z.string(),
        year: z.number().int(),
        series: z.string().default(''),
        variant: z.string().default(''),
        body: z.string().default(''),
      }),
    )
    .max(50),
});

export interface HttpRegisterOptions {
  readonly url: string;
  readonly key: string;
  readonly timeoutMs: number;
}

/**
 * A register over HTTP: POST {plate, state} with a bearer key, answered by {vehicles: [{make, model, year, series?, variant?,
 * body?}]} or 404. The plate is only in the body, so that it never appears in logged URLs.
 */
export const httpRegister = ({ url, key, timeoutMs }: HttpRegisterOptions): VehicleRegister => ({
  vehiclesOf: async ({ number, state }, signal) => {
    const deadline = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({ plate: number, state }),
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      redirect: 'error',
    }).catch(() => {
      throw registerAway(deadline.aborted ? 'slow' : 'down');
    });
    if (response.status === 404) return [];
    if (response.status === 401 || response.status === 403) throw registerAway('unauthorised');
    if (!response.ok) throw registerAway(`status ${response.status}`);
    const body = answer.safeParse(await response.json().catch(() => undefined));
    if (!body.success) throw registerAway('not understood');
    return body.data.vehicles;
  },
});
