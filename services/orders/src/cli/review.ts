import { parseArgs } from 'node:util';
import { systemClock } from '@southline/kernel/clock';
import { DomainError } from '@southline/kernel/errors';
import { startHost } from '@southline/platform/host';
import { asOperator, operatorOptions } from '@southline/platform/journal';
import { runCommand } from '@southline/platform/lifecycle';
import { keepInReview, refundInReview } from '../application/refund-in-review.ts';
import { createPayments } from '../clients/payments.ts';
import { loadConfig } from '../config.ts';
import { createOrderRepository } from '../storage/order-repository.ts';

const usage = `review list                                              orders that wait for a person
review refund <order id> --by <who> --reason <why>       its capture is refunded, the order is cancelled
review keep <order id> --by <who> --reason <why>         a placed order goes on as it is`;

const say = (line: string) => process.stdout.write(`${line}\n`);

const main = async (): Promise<number> => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: operatorOptions,
  });
  const [verb, orderId] = positionals;
  const { by, reason } = values;
  const refunds = verb === 'refund' && orderId && by && reason;
  const keeps = verb === 'keep' && orderId && by && reason;
  if (verb !== 'list' && !refunds && !keeps) throw new DomainError('invalid', 'Usage', usage);
  const config = loadConfig(process.env);
  // The running service on the same machine uses the configured port, so this command takes any free one.
  const running = await startHost('orders', { ...config, INTERNAL_PORT: 0 }, async (host) => {
    const repository = createOrderRepository(await host.mongo(config.MONGO_URL));
    if (keeps) {
      const keep = keepInReview({ orders: repository, clock: systemClock, logger: host.logger });
      await asOperator({ by, code: 'keep', reason }, () => keep({ orderId, by, reason }));
      say(`${orderId}: kept`);
      return;
    }
    const payments = createPayments(host.peer(config.PAYMENTS_ADDRESS));
    if (refunds) {
      const refund = refundInReview({ orders: repository, payments, clock: systemClock, logger: host.logger });
      await asOperator({ by, code: 'refund', reason }, () => refund({ orderId, by, reason }));
      say(`${orderId}: refund booked`);
      return;
    }
    const waiting = await repository.inReview();
    for (const order of waiting) say(`order ${order.orderId}  ${order.orderNo}  ${order.state}  ${order.review}`);
    say(`${waiting.length} orders wait for a person`);
  });
  await running.stop();
  return 0;
};

await runCommand(main, (error) => error instanceof DomainError);
