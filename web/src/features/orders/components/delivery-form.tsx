import { NativeSelect } from '@mantine/core';
import { phoneInput } from '@southline/kernel/phone';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { PlaceFields } from '../../../shared/address/place-fields.tsx';
import { addressLine, nameOf, trimmed } from '../../../shared/address/place-line.ts';
import { checkPlace } from '../../../shared/address/place-rules.ts';
import fieldClasses from '../../../shared/forms/fields.module.css';
import { Summary } from '../../../shared/forms/summary.tsx';
import { useFields } from '../../../shared/forms/use-fields.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorNotice } from '../../../shared/ui/error-notice.tsx';
import { useChangeDelivery } from '../api/change-delivery.ts';
import type { OrderDetails } from '../api/order-query.ts';
import { messages } from '../messages.ts';
import { mayChangeDelivery, placeOf, type SavedAddress } from '../model/change-delivery.ts';
import answers from './cancel.module.css';
import classes from './order.module.css';

type Props = {
  order: OrderDetails;
  orderID: string;
  saved: readonly SavedAddress[];
  onDone: () => void;
  onClose: () => void;
};

/** Recipient and address of a placed order, with the rules of the checkout. */
export const DeliveryForm = ({ order, orderID, saved, onDone, onClose }: Props) => {
  const { formatMessage } = useIntl();
  // The order may be loaded again while the form is open. The form keeps the number that it began with.
  const [began] = useState(order.deliveryChangeNo);
  const { mutate, isPending, error } = useChangeDelivery(orderID, began);
  const form = useFields({
    id: 'delivery',
    initial: placeOf(order),
    check: checkPlace,
    clean: { Phone: phoneInput },
    tellsWhenLeftEmpty: true,
  });
  const send = form.submit((typed) => {
    if (!isPending) mutate(trimmed(typed), { onSuccess: onDone, onError: form.refuse });
  });
  const take = (at: number) => {
    const { label: _label, ...place } = saved[at] ?? { label: '' };
    form.fill(place);
  };
  return (
    <form onSubmit={send} noValidate className={classes.address}>
      <p>{formatMessage(messages.changeDeliveryLead)}</p>
      <Summary problems={form.summary} />
      {saved.length > 0 && (
        <NativeSelect
          label={formatMessage(messages.savedAddress)}
          defaultValue="-1"
          onChange={({ currentTarget }) => take(Number(currentTarget.value))}
        >
          <option value="-1">{formatMessage(messages.addressBelow)}</option>
          {saved.map((address, at) => (
            <option key={address.label} value={String(at)}>
              {`${address.label}: ${nameOf(address)}, ${addressLine(address)}`}
            </option>
          ))}
        </NativeSelect>
      )}
      <div className={fieldClasses.fields}>
        <PlaceFields form={form} />
      </div>
      <ErrorNotice error={error} />
      <div className={answers.answers}>
        {mayChangeDelivery(order) && (
          <Button type="submit" loading={isPending} data-main text={messages.saveDelivery} />
        )}
        <Button variant="subtle" onClick={onClose} text={messages.keepDelivery} />
      </div>
    </form>
  );
};
