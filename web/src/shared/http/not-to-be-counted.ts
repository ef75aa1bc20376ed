/** True if the visitor's browser asks not to be tracked, by either of the two signals. */
export const notToBeCounted = (): boolean => {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
};
