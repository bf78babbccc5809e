import { readFileSync } from 'node:fs';

/*
 * The program loads this file before it starts (settable-clock.ts). Its clock is ahead by the milliseconds in
 * TEST_CLOCK's file.
 */
const file = process.env['TEST_CLOCK'] ?? '';
const now = Date.now.bind(Date);
Date.now = () => now() + Number(readFileSync(file, 'utf8'));
