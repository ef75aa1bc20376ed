import type { ListSwitchesResponse } from '@southline/contracts/content';
import { isSwitchName } from '@southline/kernel/switches';
import type { Data } from '@southline/rest/types';

type Board = Data<'operations/get-switches'>;

/** During an upgrade content may have a switch that this release does not know. It is left out. */
export const toBoard = ({ version, switches, readers }: ListSwitchesResponse): Board => ({
  version,
  switches: switches.flatMap(({ name, ...setting }) => (isSwitchName(name) ? [{ name, ...setting }] : [])),
  processes: readers.map(({ seenMsAgo, ...reader }) => ({ ...reader, secondsAgo: Math.round(seenMsAgo / 1_000) })),
});
