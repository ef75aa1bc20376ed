import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { ArrowLeft } from '../../../shared/ui/icons.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { messages } from '../messages.ts';
import classes from './part-detail.module.css';

/** Goes back in the history, so that the list keeps its scroll position. Without a history it opens the finder. */
export const BackLink = () => {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return (
    <Link
      to="/$region/parts-finder"
      className={classes.back}
      onClick={(event) => {
        if (!canGoBack || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        router.history.back();
      }}
    >
      <ArrowLeft size={18} />
      <FormattedMessage {...messages.back} />
    </Link>
  );
};
