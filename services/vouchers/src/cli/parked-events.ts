import { vouchersStaffActed } from '@southline/contracts/events';
import { parkedEventsCommand } from '@southline/platform/desk';

await parkedEventsCommand('vouchers', vouchersStaffActed);
