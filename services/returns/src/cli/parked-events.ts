import { returnsStaffActed } from '@southline/contracts/events';
import { parkedEventsCommand } from '@southline/platform/desk';

await parkedEventsCommand('returns', returnsStaffActed);
