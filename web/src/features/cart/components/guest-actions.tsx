import { useLocation } from '@tanstack/react-router';
import { type ComponentType, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { returnPath } from '../../../shared/session/return-path.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { messages } from '../messages.ts';
import classes from './details-section.module.css';

type Props = { Join: ComponentType<{ onClose: () => void }>; saving: boolean; onCheckout: () => void };

/** The choices of an anonymous visitor: register, sign in, or buy as a guest. */
export const GuestActions = ({ Join, saving, onCheckout }: Props) => {
  const { href } = useLocation();
  const [joining, setJoining] = useState(false);
  return (
    <>
      <Button size="sm" variant="default" onClick={() => setJoining(true)} aria-haspopup="dialog">
        <FormattedMessage {...messages.joinUs} />
      </Button>
      <Button size="sm" variant="default" loading={saving} onClick={onCheckout} text={messages.guestCheckout} />
      <Link
        to="/$region/sign-in"
        search={{ re: 'unauthorised' }}
        className={classes.signIn}
        onClick={() => returnPath.remember(href)}
        text={messages.signInMember}
      />
      <Suspense fallback={null}>{joining && <Join onClose={() => setJoining(false)} />}</Suspense>
    </>
  );
};
