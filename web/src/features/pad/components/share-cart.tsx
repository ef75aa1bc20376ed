import { Button } from '../../../shared/ui/button.tsx';
import { ErrorLine } from '../../../shared/ui/error-text.tsx';
import { useShareCart } from '../api/lists.ts';
import { messages } from '../messages.ts';
import classes from './pad-dialogs.module.css';
import { SharedLink } from './shared-link.tsx';

/** Creates a link to the cart's current contents, which opens on the order pad. */
export const ShareCart = () => {
  const share = useShareCart();
  const { mutate, error, isPending } = share.sharing;
  return (
    <div className={classes.ways}>
      <Button variant="default" loading={isPending} onClick={() => mutate()} text={messages.shareCart} />
      <SharedLink {...share} />
      <ErrorLine error={error} />
    </div>
  );
};
