import { toBoard } from '../../contract/switches.ts';
import { callRoute } from '../call.ts';

export const getSwitches = callRoute('operations/get-switches', ({ clients }) => async () => ({
  status: true,
  data: toBoard(await clients.switches.listSwitches({})),
}));

export const setSwitch = callRoute('operations/set-switch', ({ clients }) => async ({ body }) => {
  const { version } = await clients.switches.setSwitch(body);
  return { status: true, data: { version } };
});
