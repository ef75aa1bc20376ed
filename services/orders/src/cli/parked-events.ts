import { ordersStaffActed } from '@southline/contracts/events';
import { parkedEventsCommand } from '@southline/platform/desk';

await parkedEventsCommand('orders', ordersStaffActed);
