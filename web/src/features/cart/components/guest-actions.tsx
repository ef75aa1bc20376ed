import { Button } from '@mantine/core';
import { type ComponentType, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from '../messages.ts';

type Props = { Join: ComponentType<{ onClose: () => void }>; saving: boolean; onCheckout: () => void };

/** An anonymous visitor may become a member, or buy without. */
export const GuestActions = ({ Join, saving, onCheckout }: Props) => {
  const [joining, setJoining] = useState(false);
  return (
    <>
      <Button size="md" variant="outline" onClick={() => setJoining(true)} aria-haspopup="dialog">
        <FormattedMessage {...messages.joinUs} />
      </Button>
      <Button size="md" variant="outline" loading={saving} onClick={onCheckout}>
        <FormattedMessage {...messages.guestCheckout} />
      </Button>
      <Suspense fallback={null}>{joining && <Join onClose={() => setJoining(false)} />}</Suspense>
    </>
  );
};
