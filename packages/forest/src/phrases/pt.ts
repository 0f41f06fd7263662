import { lines } from './lines.ts'

/** Everyday phrases in Portuguese. Line by line the same as in the other languages. */
export const pt = lines(`
Olá.
Bom dia.
Boa tarde.
Boa noite.
Boa noite.
Bem-vindo.
Como está?
Estou bem, obrigado.
Prazer em conhecê-lo.
Até logo.
Até amanhã.
Até breve.
Cuide-se.
Tenha um bom dia.
Por favor.
Obrigado.
Muito obrigado.
De nada.
Com licença.
Sinto muito.
Não há problema.
Sim.
Não.
Talvez.
Claro.
Parabéns!
Boa sorte!
Feliz aniversário!
Bom apetite.
As melhoras.
Como se chama?
Meu nome é Ana.
De onde é?
Moro perto daqui.
Em que trabalha?
Sou professor.
Sou enfermeiro.
Sou estudante.
Este é um amigo meu.
Esta é a minha família.
Não entendo.
Poderia repetir, por favor?
Poderia falar mais devagar, por favor?
O que significa esta palavra?
Como se diz isto?
Poderia escrever isso, por favor?
Estou aprendendo a sua língua.
Fala inglês?
Pode me ajudar?
Preciso de ajuda.
Tenho uma pergunta.
Não sei.
Deixe-me pensar nisso.
Concordo.
Não concordo.
Vejo isso de outra forma.
É uma boa ideia.
O que acha?
Conte-me mais.
Estou ouvindo.
Entendo.
Ouço o que está dizendo.
Isso deve ser difícil.
Como posso ajudar?
Quer falar sobre isso?
Estou aqui para ajudar.
Você não está sozinho.
Não tenha pressa.
Não se preocupe.
Tudo vai ficar bem.
Estou feliz.
Estou triste.
Estou cansado.
Estou preocupado.
Estou nervoso.
Estou com raiva.
Tenho orgulho de você.
Sinto sua falta.
Amo você.
Fez um bom trabalho.
Obrigado pela sua ajuda.
Obrigado pela sua paciência.
Obrigado por me ouvir.
Agradeço muito.
Cometi um erro.
A culpa foi minha.
Por favor, me perdoe.
Não quis magoar você.
Não vai acontecer de novo.
Como posso consertar isso?
Preciso de uma pausa.
Preciso de um tempo sozinho.
Não posso fazer isso.
Hoje não, obrigado.
Por favor, não faça isso.
Isso é importante para mim.
Isso me magoou.
Podemos conversar?
Vamos falar disso mais tarde.
Vamos encontrar uma solução juntos.
Que horas são?
Está livre amanhã?
Podemos nos encontrar às três horas?
Vou chegar dez minutos atrasado.
Desculpe o atraso.
Tenho que ir agora.
Podemos fazer isso outro dia?
Até segunda-feira.
Ligo mais tarde.
Por favor, ligue para mim.
Vamos começar.
Todos me ouvem?
Poderia explicar isso, por favor?
Alguém tem perguntas?
Posso dizer uma coisa?
Deixe-me terminar, por favor.
Gostaria de acrescentar uma coisa.
Vamos fazer uma pequena pausa.
Qual é o próximo passo?
Quem vai fazer isso?
Para quando precisa disso?
Vou lhe enviar um e-mail.
Poderia me enviar o documento, por favor?
Vou fazer isso hoje.
Está pronto.
Preciso de mais tempo.
Pode me dar um retorno?
Obrigado pelo retorno.
Como foi o seu dia?
Como foi na escola?
O que aprendeu hoje?
O jantar está pronto.
Vamos comer juntos.
Arrume o seu quarto, por favor.
Fez a lição de casa?
Durma bem.
Posso ajudar com isso?
Onde fica o banheiro?
Onde fica a estação de trem?
Quanto custa?
Queria um café, por favor.
A conta, por favor.
Estou perdido.
Fica longe daqui?
Vire à esquerda.
Vire à direita.
Onde dói?
Não me sinto bem.
Preciso de um médico.
Chame uma ambulância, por favor.
Você está bem?
Tenho alergia a nozes.
Sente-se, por favor.
Um momento, por favor.
Já volto.
Precisa de alguma coisa?
`)
