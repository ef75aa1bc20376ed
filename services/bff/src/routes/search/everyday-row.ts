import { callRoute } from '../call.ts';

export const everydayRow = callRoute('operations/everyday-row', ({ clients }) => async ({ body }) => {
  const { remove = false, ...row } = body;
  await clients.catalogue.setEverydayRow({ row, remove });
  return { status: true, data: {} };
});
