let isPressed = false;

if (typeof document !== 'undefined') {
  document.addEventListener(
    'pointerdown',
    () => {
      isPressed = true;
    },
    true,
  );
  for (const end of ['pointerup', 'pointercancel']) {
    document.addEventListener(
      end,
      () => {
        isPressed = false;
      },
      true,
    );
  }
}

/**
 * Acts at once, or when the press that is under way has ended and its click was handled. An error shown earlier would move the
 * pressed button away from the pointer, and the click would be lost.
 */
export const afterPress = (act: () => void): void => {
  if (!isPressed) {
    act();
    return;
  }
  const ended = new AbortController();
  const end = () => {
    ended.abort();
    setTimeout(act);
  };
  for (const name of ['pointerup', 'pointercancel']) document.addEventListener(name, end, { signal: ended.signal });
};
