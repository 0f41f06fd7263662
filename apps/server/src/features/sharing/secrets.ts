import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { openSemaphore } from '../../http/semaphore.ts'

/** 64 MiB and some 60 ms a try: a copy of the database does not give the passwords away. */
const COST = { N: 2 ** 15, r: 16, p: 1, maxmem: 128 * 1024 * 1024 }
const derive = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt)

/** At most two at a time: fifty tries at once must not hold the machine. */
const inTurn = openSemaphore(2)

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await inTurn(() => derive(password.normalize('NFC'), salt, 32, COST))
  return `${salt.toString('base64url')}.${key.toString('base64url')}`
}

export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [salt = '', key = ''] = hash.split('.').map((part) => Buffer.from(part, 'base64url'))
  const given = await inTurn(() => derive(password.normalize('NFC'), Buffer.from(salt), 32, COST))
  return timingSafeEqual(given, Buffer.from(key))
}
