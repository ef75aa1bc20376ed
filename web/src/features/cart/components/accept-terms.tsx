import { Link } from '../../../shared/ui/link.tsx';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from '../messages.ts';
import classes from './payment-section.module.css';

type Props = { accepted: boolean; onChange: (accepted: boolean) => void };

export const AcceptTerms = ({ accepted, onChange }: Props) => {
  const page = (to: '/$region/terms-conditions' | '/$region/privacy-policy') => (chunks: ReactNode) => (
    <Link to={to} target="_blank">
      {chunks}
    </Link>
  );
  return (
    <Checkbox
      id="accept-terms"
      className={classes.terms}
      checked={accepted}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      label={
        <FormattedMessage
          {...messages.acceptTerms}
          values={{ terms: page('/$region/terms-conditions'), privacy: page('/$region/privacy-policy') }}
        />
      }
    />
  );
};
