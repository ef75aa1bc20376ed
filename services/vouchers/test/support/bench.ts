import { VouchersServiceService } from '@southline/contracts/vouchers';
import type { Identity } from '@southline/platform/identity';
import { runService } from '@southline/testkit/run-service';
import { loadConfig } from '../../src/config.ts';
import { createVouchersService } from '../../src/service.ts';
import { collections } from '../../src/storage/collections.ts';
import { createVoucherRepository } from '../../src/storage/voucher-repository.ts';

export const runVouchers = async () => {
  const bench = await runService({
    name: 'vouchers',
    callers: ['bff', 'orders'],
    collections,
    loadConfig,
    create: createVouchersService,
    environment: { ORDERS_ADDRESS: '127.0.0.1:1' },
  });
  return {
    ...bench,
    vouchers: createVoucherRepository(bench.mongo),
    asOrders: bench.asService(VouchersServiceService, 'orders'),
    as: (role: Identity['role']) => bench.client(VouchersServiceService, { subject: `member:${role}`, role }),
  };
};
