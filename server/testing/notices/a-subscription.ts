/** Returns a subscription at a known push service; its keys are the ones in RFC 8291. */
export const aSubscription = (browser: string) => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${browser}`,
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
});

export const A_SUBSCRIPTION = aSubscription('a-browser');
