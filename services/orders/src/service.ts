import { consumingDesks } from '@southline/contracts/desk';
import { ordersStaffActed } from '@southline/contracts/events';
import { OrdersServiceService, PaymentsDeskServiceService } from '@southline/contracts/orders';
import { ownDataServices } from '@southline/contracts/own-data';
import { publicHolidays } from '@southline/holidays/public-holidays';
import { systemClock } from '@southline/kernel/clock';
import { parkedDesk, serveConsumingDesk } from '@southline/platform/desk';
import { startHost } from '@southline/platform/host';
import { createVerifier } from '@southline/platform/identity';
import { repeat } from '@southline/platform/lifecycle';
import { forgetting, onMemberClosed, serveOwnData } from '@southline/platform/own-data';
import { dispatchTermsOf } from './application/dispatch-terms.ts';
import type { Ports } from './application/ports.ts';
import { countReview, keepInReview, refundInReview } from './application/refund-in-review.ts';
import { sweepers } from './application/sweep-orders.ts';
import { createBuyerKeys } from './clients/buyer-keys.ts';
import { createCatalogue } from './clients/catalogue.ts';
import { createDealers } from './clients/dealers.ts';
import { createPayments, createPaymentsDesk } from './clients/payments.ts';
import { createVouchers } from './clients/vouchers.ts';
import type { Config } from './config.ts';
import { reconcileNightly } from './reconciling.ts';
import { createCartMerges } from './storage/cart-merges.ts';
import { createCartRepository } from './storage/cart-repository.ts';
import { forgetMember } from './storage/forget-member.ts';
import { joinOrders } from './storage/join-orders.ts';
import { createOrderNumbers } from './storage/order-numbers.ts';
import { createOrderRepository, noRecentRecords } from './storage/order-repository.ts';
import { createOrderViews } from './storage/order-views.ts';
import { createOrdersInEvent } from './storage/orders-in-event.ts';
import { ownData } from './storage/own-data.ts';
import { createUnpaidOrders } from './storage/unpaid-orders.ts';
import { type ReviewDecisions, waitingKinds } from './storage/waiting.ts';
import { ordersHandlers } from './transport/grpc/handlers.ts';
import { paymentsDeskHandlers } from './transport/grpc/payments-desk-handlers.ts';
import { onAddressVerified, onPaymentEvents, onReturnProcessed } from './transport/kafka/on-events.ts';

export const createOrdersService = (config: Config, signal?: AbortSignal) =>
  startHost(
    'orders',
    config,
    async (host) => {
      const mongo = await host.mongo(config.MONGO_URL);
      const broker = host.broker(config.KAFKA_BROKERS);
      const payments = host.peer(config.PAYMENTS_ADDRESS);
      const recent = noRecentRecords();
      const ports: Ports = {
        carts: createCartRepository(mongo, recent.carts),
        merges: createCartMerges(mongo),
        orders: createOrderRepository(mongo, recent),
        views: createOrderViews(mongo),
        numbers: createOrderNumbers(mongo),
        unpaid: createUnpaidOrders(mongo),
        catalogue: createCatalogue(host.peer(config.CATALOGUE_ADDRESS)),
        payments: createPayments(payments),
        buyerKeys: createBuyerKeys(config.BUYER_KEY),
        vouchers: createVouchers(host.peer(config.VOUCHERS_ADDRESS)),
        dealers: createDealers(host.peer(config.LOCATOR_ADDRESS)),
        switches: host.switches,
        clock: systemClock,
        logger: host.logger,
        terms: {
          delivery: { feeCents: config.DELIVERY_FEE_CENTS, freeFromCents: config.DELIVERY_FREE_FROM_CENTS },
          dispatch: dispatchTermsOf(
            {
              cutOff: config.DISPATCH_CUT_OFF,
              timeZone: config.WAREHOUSE_ZONE,
              transitDays: config.TRANSIT_DAYS,
              warehouseState: config.WAREHOUSE_STATE,
              closingDays: config.CLOSING_DAYS,
            },
            publicHolidays(),
          ),
          warehouse: { name: config.WAREHOUSE_NAME, address: config.WAREHOUSE_ADDRESS },
          unpaid: {
            newcomer: { units: config.UNPAID_UNITS, cents: config.UNPAID_CENTS },
            regular: { units: config.UNPAID_UNITS_REGULAR, cents: config.UNPAID_CENTS_REGULAR },
            ...(config.UNPAID_UNITS_PER_ADDRESS > 0 && {
              perAddress: { units: config.UNPAID_UNITS_PER_ADDRESS, cents: config.UNPAID_CENTS_PER_ADDRESS },
            }),
            newcomerHoldMs: config.HOLD_MINUTES_NEWCOMER * 60_000,
          },
          secondPersonAboveCents: config.SECOND_PERSON_ABOVE_CENTS,
          holdMs: config.HOLD_MINUTES * 60_000,
          placeAfterMs: config.PLACE_AFTER_MS,
          cardWaitMs: config.CARD_WAIT_MINUTES * 60_000,
        },
      };
      host.background(reconcileNightly(config, host, mongo, broker));
      host.relay(mongo, broker);
      host.consume(mongo, broker, [
        ...onPaymentEvents(ports, createOrdersInEvent(mongo, recent.orders)),
        ...onReturnProcessed(createOrdersInEvent(mongo)),
        onMemberClosed('orders', mongo),
        onAddressVerified(joinOrders(mongo)),
      ]);
      for (const [name, sweep] of Object.entries(sweepers(ports)))
        host.background(repeat(`order sweeper, ${name}`, config.SWEEP_MS, host.logger, sweep));
      host.background(countReview(ports));
      const verifier = createVerifier(config.IDENTITY_VERIFY_KEYS);
      host.grpc().add(OrdersServiceService, ordersHandlers(ports, verifier));
      host.grpc().add(PaymentsDeskServiceService, paymentsDeskHandlers(createPaymentsDesk(payments)));
      host.background(forgetting(mongo, host.logger, forgetMember(mongo)));
      const refund = refundInReview(ports);
      const keep = keepInReview(ports);
      const decisions = {
        async refund({ key: orderId, by, reason }) {
          await refund({ orderId, by, reason });
          return 'refund booked';
        },
        async keep({ key: orderId, by, reason }) {
          await keep({ orderId, by, reason });
          return 'kept';
        },
      } satisfies ReviewDecisions;
      serveConsumingDesk(
        host.grpc(),
        consumingDesks.orders,
        parkedDesk(mongo, ordersStaffActed),
        waitingKinds(mongo, decisions, config.SECOND_PERSON_ABOVE_CENTS),
      );
      serveOwnData(host.grpc(), ownDataServices.orders, ownData(mongo));
      await host.listen(config.GRPC_PORT);
    },
    signal,
  );
