import { expect, test } from 'vitest';
import { isAskedAbout, suggestQuery } from './suggest-query.ts';

const run = async (q: string) => {
  const calls: string[] = [];
  const api = {
    region: 'au',
    get: async (path: string, query: object) => {
      calls.push(`GET ${path} ${JSON.stringify(query)}`);
      return { data: {} };
    },
    post: async (path: string, body: { data?: object }) => {
      calls.push(`POST ${path} ${JSON.stringify(body.data)}`);
      return { data: { partListing: [] } };
    },
  };
  const query = suggestQuery(api as never, { q, vehicleSlug: '', language: 'en' });
  await query.queryFn?.({ signal: new AbortController().signal } as never);
  return calls;
};

test.each(['VIN: WBAUD910X0P300001', '(WBAUD910X0P300001)', 'brake pads for WBAUD910X0P300001'])(
  '%s is not sent while it is typed',
  (typed) => expect(isAskedAbout(typed)).toBe(false),
);

test.each([
  ['Rego: CQ00PZ', 'CQ00PZ'],
  ['1AA 1AA VIC', '1AA 1AA'],
  ['VIN: WBAUD910', 'WBAUD910'],
])('%s is sent in the body of a call, never in a URL', async (typed, number) => {
  const calls = await run(typed);
  expect(calls).toEqual([`POST parts/execute ${JSON.stringify({ keywords: number, pageNo: 1, pageSize: 10 })}`]);
});
