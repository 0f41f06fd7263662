type Call<Question> = { id: number; question: Question }
type Answer<Value> = { id: number; answer: Value }

/**
 * Calls a worker that starts on first use.
 * @returns null if this browser can't; a failed worker is ended and the next call starts another
 */
export function createWorkerCall<Question, Value>(start: () => Worker): (question: Question) => Promise<Value | null> {
  let worker: Worker | undefined
  let asked = 0
  const waiting = new Map<number, (value: Value | null) => void>()

  function startListening(): Worker {
    const started = start()
    started.onmessage = ({ data: { id, answer } }: MessageEvent<Answer<Value>>) => {
      waiting.get(id)?.(answer)
      waiting.delete(id)
    }
    started.onerror = giveUp
    return started
  }

  function giveUp(): void {
    worker?.terminate()
    worker = undefined
    for (const resolve of waiting.values()) resolve(null)
    waiting.clear()
  }

  return (question) => {
    asked += 1
    const id = asked
    return new Promise((resolve) => {
      waiting.set(id, resolve)
      try {
        worker ??= startListening()
        worker.postMessage({ id, question } satisfies Call<Question>)
      } catch {
        giveUp()
      }
    })
  }
}

export function answerWorkerCalls<Question, Value>(answer: (question: Question) => Value): void {
  const page = self as unknown as Pick<Worker, 'postMessage'> & {
    onmessage: ((event: MessageEvent<Call<Question>>) => void) | null
  }
  page.onmessage = ({ data: { id, question } }) => {
    page.postMessage({ id, answer: answer(question) } satisfies Answer<Value>)
  }
}
