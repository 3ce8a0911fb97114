import { lockSession, touchSession } from '@dasturxon/core/api';
import { type StaffSession, TOUCH_EVERY_MS } from '@dasturxon/core/staff';
import { useEffect } from 'react';

import { api } from '../api/api.ts';
import { keepTouch, wasTouched } from '../session/last-person.ts';
import { leaveSession } from '../session/session.ts';

/** How often the screen compares the time since the last touch. */
const LOOK_MS = 1_000;

/** Locks the session on a shared tablet. The screen is locked without a network too; the server locks by its own clock. */
export function lock(): void {
  void api(lockSession).catch(() => undefined);
  leaveSession();
}

async function reportTouch(): Promise<void> {
  const { error } = await api(touchSession);
  if (error?.status === 401) leaveSession();
}

/** Locks a shared tablet after ten minutes without a touch, and reports touches to the server meanwhile (BO-43). */
export function useIdleLock({ isShared }: StaffSession): void {
  useEffect(() => {
    if (!isShared) return;
    let sentAt = Date.now();
    keepTouch(new Date());
    const onTouch = () => {
      keepTouch(new Date());
      if (Date.now() - sentAt < TOUCH_EVERY_MS) return;
      sentAt = Date.now();
      void reportTouch();
    };
    const timer = setInterval(() => {
      if (!wasTouched()) lock();
    }, LOOK_MS);
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) document.addEventListener(event, onTouch, true);
    return () => {
      clearInterval(timer);
      for (const event of events) document.removeEventListener(event, onTouch, true);
    };
  }, [isShared]);
}
