import { markOnInk } from 'virtual:family-art';
import classes from './logo.module.css';

/** The mark and the name, for dark ground. */
export const Logo = () => (
  <span className={classes.logo}>
    <img src={markOnInk} alt="" width={30} height={30} />
    <span className={classes.name}>Southline</span>
  </span>
);
