import { Skeleton } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { EditIcon } from '../../../shared/ui/icons.tsx';
import type { OrderDetails } from '../api/order-query.ts';
import { messages } from '../messages.ts';
import { mayChangeDelivery, type SavedAddress } from '../model/change-delivery.ts';
import classes from './order.module.css';

const DeliveryForm = lazy(() => import('./delivery-form.tsx').then((file) => ({ default: file.DeliveryForm })));

/** Shows content for the saved addresses of the person who is signed in; the route supplies them. */
export type WithSavedAddresses = (show: (addresses: readonly SavedAddress[]) => ReactNode) => ReactNode;

type Props = { order: OrderDetails; orderID: string; savedAddresses: WithSavedAddresses };

/** The button, and the dialog with the form. If a parcel leaves meanwhile, the dialog says so. */
export const ChangeDelivery = ({ order, orderID, savedAddresses }: Props) => {
  const [opened, setOpened] = useState(false);
  const [asked, setAsked] = useState(false);
  const [changed, setChanged] = useState(false);
  const holder = useRef<HTMLDivElement>(null);
  const may = mayChangeDelivery(order);
  useEffect(() => {
    if (asked && !opened && !may) holder.current?.focus();
  }, [asked, opened, may]);
  if (!may && !asked) return null;
  const open = () => {
    setAsked(true);
    setChanged(false);
    setOpened(true);
  };
  const close = () => setOpened(false);
  const done = () => {
    setChanged(true);
    close();
  };
  return (
    <div ref={holder} tabIndex={-1} className={classes.changeDelivery}>
      {may && (
        <button type="button" aria-haspopup="dialog" onClick={open}>
          <EditIcon size={18} />
          <FormattedMessage {...messages.changeDelivery} />
        </button>
      )}
      <p role="status">{changed && <FormattedMessage {...messages.deliveryChanged} />}</p>
      <Dialog opened={opened} size="lg" onClose={close} title={<FormattedMessage {...messages.changeDelivery} />}>
        <Suspense fallback={<Skeleton height={360} />}>
          {savedAddresses((saved) => (
            <DeliveryForm order={order} orderID={orderID} saved={saved} onClose={close} onDone={done} />
          ))}
        </Suspense>
      </Dialog>
    </div>
  );
};
